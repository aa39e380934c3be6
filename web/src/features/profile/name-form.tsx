import type { User } from '@supabase/auth-js'
import { type FormEvent, useEffect, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import { usePendingActions } from '../../offline/use-pending-actions.ts'
import { profileText as text } from '../../text/profile.ts'
import { Button } from '../../ui/button.tsx'
import { describedBy, Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.ts'
import { ProfileSection } from './profile-section.tsx'
import { loadName, saveName } from './profile.ts'

const LONGEST_NAME = 200

export function NameForm({ user }: { user: User }) {
  const config = usePageConfig()
  const [name, setName] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { pending } = usePendingActions()
  const isWaiting = pending.some(({ entity }) => entity === `profile:${user.id}`)

  useEffect(() => {
    let isGone = false
    const show = (loaded: string): void => {
      if (!isGone) setName((typed) => typed ?? loaded)
    }
    void loadName(config, user.id).then(show, () => show(''))
    return () => {
      isGone = true
    }
  }, [config, user.id])

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const trimmed = (name ?? '').trim()
    const tooLong = trimmed.length > LONGEST_NAME
    setProblem(tooLong ? text('name.long') : null)
    if (tooLong) return
    try {
      await saveName(user.id, trimmed, text('name.title'))
      if (navigator.onLine) toast.success(text('name.saved'))
    } catch {
      setProblem(text('name.failed'))
    }
  }

  return (
    <ProfileSection id="name-title" title={text('name.title')}>
      <form className="grid gap-4" onSubmit={(event) => void save(event)}>
        <Field id="full-name" label={text('name.label')} hint={text('name.hint')} error={problem}>
          <Input
            id="full-name"
            autoComplete="name"
            disabled={name === null}
            value={name ?? ''}
            aria-invalid={problem !== null}
            aria-describedby={describedBy('full-name', true, problem !== null)}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={name === null}>
            {text('name.save')}
          </Button>
          <p role="status" className="text-small text-soft">
            {isWaiting && text('name.waiting')}
          </p>
        </div>
      </form>
    </ProfileSection>
  )
}
