import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { LEGAL_ENTITY } from '../../content/legal-entity.ts'
import { readDeviceInfo } from '../../device/device-info.ts'
import { supportText as text } from '../../text/company.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type Letter, mailBody, mailLink, type Topic, TOPICS } from './mail-link.ts'

const OPTIONS = TOPICS.map((topic) => ({ value: topic, label: text(`topic.${topic}`) }))
const { email } = LEGAL_ENTITY

/** The link works without script, with an empty letter; awake, it carries what stands in the fields. */
export function MailComposer() {
  const form = useRef<HTMLFormElement>(null)
  const [params] = useSearchParams()
  const asked = params.get('message')?.slice(0, 500) ?? ''
  const [letter, setLetter] = useState<Letter>({ topic: 'broken', message: asked, device: '' })
  const [copied, setCopied] = useState<'copied' | 'not-copied' | null>(null)

  const read = (): void => {
    if (form.current) setLetter(letterOf(new FormData(form.current)))
  }
  useEffect(() => {
    void describeDevice().then((device) => {
      const field = form.current?.elements.namedItem('device')
      if (field instanceof HTMLTextAreaElement && field.value === '') field.value = device
      if (form.current) setLetter(letterOf(new FormData(form.current)))
    })
  }, [])
  const copy = (): void => {
    navigator.clipboard.writeText(mailBody(letter)).then(
      () => setCopied('copied'),
      () => setCopied('not-copied'),
    )
  }

  return (
    <form ref={form} onInput={read} onSubmit={(event) => event.preventDefault()} className="grid gap-5">
      <Field id="topic" label={text('mail.topic')}>
        <Select id="topic" name="topic" options={OPTIONS} defaultValue={letter.topic} />
      </Field>
      <Field id="message" label={text('mail.message')}>
        <Textarea id="message" name="message" rows={5} maxLength={1500} defaultValue={asked} />
      </Field>
      <Field id="device" label={text('mail.device')} hint={text('mail.device.hint')}>
        <Textarea id="device" name="device" rows={3} maxLength={500} aria-describedby="device-hint" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <a href={mailLink(letter)} className={buttonClass()}>
          {text('mail.action')}
        </a>
        <Button variant="outline" className="needs-script" onClick={copy}>
          {text('mail.copy')}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-small">
        {copied && text(`mail.${copied}`, { email })}
      </p>
    </form>
  )
}

function letterOf(fields: FormData): Letter {
  const field = (name: string): string => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const topic = TOPICS.find((known): known is Topic => known === field('topic')) ?? 'other'
  return { topic, message: field('message'), device: field('device') }
}

async function describeDevice(): Promise<string> {
  const { platform, model, system } = await readDeviceInfo()
  return [`${platform}, ${model}`, system, `${innerWidth} x ${innerHeight}, ${navigator.language}`].join('\n')
}
