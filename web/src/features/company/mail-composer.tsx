import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { readDeviceInfo } from '../../device/native/device-info.ts'
import { BRAND } from '../../entities/company/brand.ts'
import { LEGAL_ENTITY } from '../../entities/company/legal-entity.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { supportText as text } from './company-text.ts'

const TOPICS = ['account', 'plan', 'fact', 'broken', 'data', 'other'] as const
type Topic = (typeof TOPICS)[number]

type Letter = { readonly topic: Topic; readonly message: string; readonly device: string }

function mailBody({ message, device }: Letter): string {
  return [message.trim(), device.trim()].filter(Boolean).join('\n\n-- \n')
}

/** RFC 6068: everything but the address is percent-encoded, and lines end in CR LF. */
export function mailLink(letter: Letter): string {
  const subject = text('mail.subject', { brand: BRAND.name, topic: text(`topic.${letter.topic}`) })
  const body = mailBody(letter).replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${LEGAL_ENTITY.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

const OPTIONS = TOPICS.map((topic) => ({ value: topic, label: text(`topic.${topic}`) }))
const { email } = LEGAL_ENTITY

/** The link works without script, with an empty message; after hydration it contains the fields. */
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
