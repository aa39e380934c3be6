import { type FormEvent, useState } from 'react'

import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { RegisterSection } from '../../ui/register-section.tsx'
import { profileText as text } from './profile-text.ts'
import { SaveStatus } from './save-status.tsx'
import { useSavePreferences } from './use-save-preferences.ts'

const LONGEST_NAME = 200

export function NameForm() {
  const { profile, isReady, keep, status, hasFailed } = useSavePreferences(text('name.title'))
  const [typed, setTyped] = useState<string | null>(null)
  const [isTooLong, setTooLong] = useState(false)
  const name = typed ?? profile.fullName ?? ''

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const trimmed = name.trim()
    setTooLong(trimmed.length > LONGEST_NAME)
    if (trimmed.length > LONGEST_NAME) return
    const wanted = trimmed === '' ? null : trimmed
    // Pressed twice, nothing is left to save.
    const isKept = wanted === profile.fullName || (await keep({ fullName: wanted }))
    if (isKept && navigator.onLine) toast.success(text('name.saved'))
  }

  const problem = isTooLong ? text('name.long') : null
  return (
    <RegisterSection id="name-title" title={text('name.title')}>
      <form className="grid gap-4" onSubmit={(event) => void save(event)}>
        <Field id="full-name" label={text('name.label')} hint={text('name.hint')} error={problem}>
          <Input
            id="full-name"
            autoComplete="name"
            disabled={!isReady}
            value={name}
            aria-invalid={isTooLong}
            aria-describedby={describedBy('full-name', true, isTooLong)}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={!isReady}>
            {text('name.save')}
          </Button>
          <SaveStatus status={status} hasFailed={hasFailed} />
        </div>
      </form>
    </RegisterSection>
  )
}
