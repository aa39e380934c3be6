import type { NoticeKind } from '../../entities/notification/notice.ts'
import { notificationsText as text } from '../../entities/notification/notification-text.ts'
import type { Preference, Preferences } from '../../entities/notification/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { Loading, SkeletonText } from '../../ui/states/skeleton.tsx'
import { useNotificationPreferences } from './use-notification-preferences.ts'

/** Kinds that are sent today; a switch for any other kind would be a false promise. */
const TOLD: readonly NoticeKind[] = ['trip', 'plan', 'account']

export function NotificationPreferences({ userId }: { readonly userId: string }) {
  const { wishes, change, again } = useNotificationPreferences(userId)
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes" className="text-title">
        {text('wishes.title')}
      </h2>
      {wishes === 'failed' ? (
        <div role="alert" className="mt-3">
          <p className="text-soft">{text('wishes.failed')}</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={again}>
            {text('again')}
          </Button>
        </div>
      ) : wishes === null ? (
        <div className="mt-4">
          <Loading>
            <SkeletonText lines={6} />
          </Loading>
        </div>
      ) : (
        <WishTable wishes={wishes} onChange={change} />
      )}
      <p className="mt-3 text-small text-soft">{text('mail.text')}</p>
    </section>
  )
}

type Change = (kind: NoticeKind, changes: Partial<Preference>) => void

function WishTable({ wishes, onChange }: { readonly wishes: Preferences; readonly onChange: Change }) {
  return (
    <table className="mt-3 w-full">
      <thead className="chart-label text-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-start font-medium">
            {text('wishes.kind')}
          </th>
          {(['app', 'mail'] as const).map((where) => (
            <th key={where} scope="col" className="w-16 py-2 text-center font-medium">
              {text(`wishes.${where}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOLD.map((kind) => (
          <WishRow key={kind} kind={kind} wish={wishes[kind]} onChange={onChange} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { readonly kind: NoticeKind; readonly wish: Preference; readonly onChange: Change }

/** Notices about the account are always sent, so both of its switches are fixed. */
function WishRow({ kind, wish: { inApp, byMail }, onChange }: RowProps) {
  const name = text(`kind.${kind}`)
  const isAlways = kind === 'account'
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 pe-3 text-start font-normal">
        <span className="block font-medium">{name}</span>
        <span className="block text-small text-soft">{text(`kind.${kind}.hint`)}</span>
      </th>
      <td className="py-3 text-center">
        <Switch
          aria-label={text('wishes.app.name', { kind: name })}
          checked={isAlways || inApp}
          disabled={isAlways}
          onCheckedChange={(isOn) => onChange(kind, { inApp: isOn })}
        />
      </td>
      <td className="py-3 text-center">
        <Switch
          aria-label={text('wishes.mail.name', { kind: name })}
          checked={isAlways || (byMail && inApp)}
          disabled={isAlways || !inApp}
          onCheckedChange={(isOn) => onChange(kind, { byMail: isOn })}
        />
      </td>
    </tr>
  )
}
