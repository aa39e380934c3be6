import type { User } from '@supabase/auth-js'
import { type FormEvent, useState } from 'react'

import { backend } from '../../api/backend.ts'
import { usePageConfig } from '../../api/page-config.tsx'
import { needsSecondFactor } from '../../api/session/needs-second-factor.ts'
import { useAuth } from '../../entities/traveller/session/use-auth.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { RegisterSection } from '../../ui/register-section.tsx'
import { FactorField } from './factor-field.tsx'
import { FormEnd } from './form-end.tsx'
import { OpenedByButton } from './opened-by-button.tsx'
import { refusalText } from './refusal-text.ts'
import { accountText as text } from './settings-text.ts'
import { showCode, verifiedFactor } from './show-code.ts'

type FormProps = { readonly user: User; readonly onDone: () => void }

/** An authenticator app in addition to the password. */
export function FactorSection({ user }: { readonly user: User }) {
  const hasFactor = verifiedFactor(user) !== null
  return (
    <RegisterSection id="factor" title={text('factor.title')} lead={text(hasFactor ? 'factor.on' : 'factor.off')}>
      <OpenedByButton key={String(hasFactor)} label={text(hasFactor ? 'factor.remove.open' : 'factor.add.open')}>
        {(close) => (hasFactor ? <RemoveForm user={user} onDone={close} /> : <AddSteps user={user} onDone={close} />)}
      </OpenedByButton>
    </RegisterSection>
  )
}

type Offered = { readonly id: string; readonly picture: string; readonly secret: string }

function AddSteps({ user, onDone }: FormProps) {
  const config = usePageConfig()
  const [offered, setOffered] = useState<Offered | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function begin(): Promise<void> {
    try {
      const { data, error } = await (await backend(config)).auth.mfa.enroll({ factorType: 'totp' })
      if (error) return setProblem(refusalText(error))
      setProblem(null)
      setOffered({ id: data.id, picture: data.totp.qr_code, secret: data.totp.secret })
    } catch {
      setProblem(text('refused.offline'))
    }
  }

  if (offered) return <ProveStep user={user} onDone={onDone} offered={offered} />
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-soft">{text('factor.add.text')}</p>
      {problem && (
        <p role="alert" className="text-small font-medium text-signal">
          {problem}
        </p>
      )}
      <FormEnd onCancel={onDone}>
        <Button variant="outline" onClick={() => void begin()}>
          {text('factor.add.begin')}
        </Button>
      </FormEnd>
    </div>
  )
}

function ProveStep({ user, onDone, offered }: FormProps & { readonly offered: Offered }) {
  const config = usePageConfig()
  const [problem, setProblem] = useState<string | null>(null)

  async function finish(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('factor')
    const refused = await showCode(config, user, typeof code === 'string' ? code : '', offered.id)
    setProblem(refused)
    if (refused !== null) return
    onDone()
    toast.success(text('factor.add.done'))
  }

  /** An unfinished enrolment would block the next try. */
  async function leave(): Promise<void> {
    onDone()
    try {
      await (await backend(config)).auth.mfa.unenroll({ factorId: offered.id })
    } catch {
      // Without a connection it stays; unverified, it has no effect.
    }
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void finish(event)}>
      <p>{text('factor.add.scan')}</p>
      {/* A scanner needs dark on light, whatever the theme. */}
      <img
        src={offered.picture}
        alt={text('factor.add.picture')}
        width={192}
        height={192}
        className="size-48 bg-[#fff] p-2.5"
      />
      <p className="text-small text-soft">
        {text('factor.add.type')} <code className="text-ink wrap-anywhere tabular-nums">{offered.secret}</code>
      </p>
      <FactorField id="factor-first" problem={problem} />
      <FormEnd onCancel={() => void leave()}>
        <Button type="submit" variant="outline">
          {text('factor.add.finish')}
        </Button>
      </FormEnd>
    </form>
  )
}

function RemoveForm({ user, onDone }: FormProps) {
  const config = usePageConfig()
  const { session } = useAuth()
  const [problem, setProblem] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)
  const needsCode = session !== null && needsSecondFactor(session)

  async function remove(form: HTMLFormElement): Promise<string | null> {
    const code = new FormData(form).get('factor')
    const refused = needsCode ? await showCode(config, user, typeof code === 'string' ? code : '') : null
    const factorId = verifiedFactor(user)?.id
    if (refused !== null || factorId === undefined) return refused
    const { auth } = await backend(config)
    const { error } = await auth.mfa.unenroll({ factorId })
    if (error) return refusalText(error)
    // The account state in this page still contains it.
    await auth.refreshSession()
    return null
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setWorking(true)
    const refused = await remove(event.currentTarget).catch(() => text('refused.offline'))
    setWorking(false)
    setProblem(refused)
    if (refused !== null) return
    onDone()
    toast.success(text('factor.remove.done'))
  }

  return (
    <form className="grid justify-items-start gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-soft">{text('factor.remove.text')}</p>
      {needsCode && <FactorField id="factor-remove" problem={problem} />}
      {!needsCode && problem && (
        <p role="alert" className="text-small font-medium text-signal">
          {problem}
        </p>
      )}
      <FormEnd onCancel={onDone}>
        <Button type="submit" variant="outline" className="border-signal! text-signal!" isBusy={isWorking}>
          {text('factor.remove.confirm')}
        </Button>
      </FormEnd>
    </form>
  )
}
