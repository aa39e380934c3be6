import type { User } from '@supabase/auth-js'
import { useRef, useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import type { Profile } from '../../entities/traveller/profile/profile.ts'
import { useProfile } from '../../entities/traveller/profile/use-profile.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { PhotoInput } from '../../ui/form/photo-input.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { type AvatarOutcome, dropAvatars, sendAvatar } from './change-avatar.ts'
import { profileText as text } from './profile-text.ts'

type Save = (changes: Partial<Profile>, label: string) => Promise<void>

/** The profile picture, and how to change it. */
export function AvatarField({ user }: { readonly user: User }) {
  const { profile, isReady, save } = useProfile()
  const { change, problem, isSending } = useAvatarChange(user, save)
  const input = useRef<HTMLInputElement>(null)
  const name = (profile.fullName ?? (isReady ? '' : givenName(user))) || (user.email ?? '')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 pb-0">
      <Avatar url={profile.avatarUrl} name={name} alt={text('picture.of', { name })} className="size-24" />
      <div className="grid min-w-0 flex-1 basis-64 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            disabled={!isReady}
            isBusy={isSending}
            onClick={() => input.current?.click()}
          >
            {text(profile.avatarUrl ? 'picture.change' : 'picture.choose')}
          </Button>
          {profile.avatarUrl && (
            <Button variant="ghost" size="sm" isBusy={isSending} onClick={() => void change(null)}>
              {text('picture.remove')}
            </Button>
          )}
        </div>
        <PhotoInput
          ref={input}
          accept="image/png,image/jpeg,image/webp,image/avif"
          label={text('picture.choose')}
          onChosen={(file) => void change(file)}
        />
        <p role="status" className={problem ? 'text-small font-medium text-signal' : 'text-small text-soft'}>
          {problem ?? (isSending ? text('picture.sending') : text('picture.hint'))}
        </p>
      </div>
    </div>
  )
}

/** The name given at sign-up, while the profile cannot be loaded. */
function givenName({ user_metadata: { full_name: name } }: User): string {
  return typeof name === 'string' ? name.trim() : ''
}

function useAvatarChange(user: User, save: Save) {
  const config = usePageConfig()
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)

  async function replace(file: Blob | null): Promise<string | null> {
    const outcome = file ? await sendAvatar(config, user.id, file) : null
    if (outcome && outcome.kind !== 'done') return problemText(outcome)
    await save({ avatarUrl: outcome?.url ?? null }, text('picture.change'))
    toast.success(text(file ? 'picture.saved' : 'picture.removed'))
    void dropAvatars(config, user.id, outcome?.url ?? null).catch(() => undefined)
    return null
  }

  async function change(file: Blob | null): Promise<void> {
    setSending(true)
    setProblem(await replace(file).catch(() => text(navigator.onLine ? 'failed' : 'picture.offline')))
    setSending(false)
  }
  return { change, problem, isSending }
}

function problemText(outcome: Exclude<AvatarOutcome, { kind: 'done' }>): string {
  return outcome.kind === 'refused'
    ? text('picture.refused', { reason: outcome.reason })
    : text(`picture.${outcome.kind}`)
}
