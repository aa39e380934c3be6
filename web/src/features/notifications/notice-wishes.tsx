import { NOTICE_KINDS } from '../../api/notifications/notice.ts'
import { notificationsText as text } from '../../text/notifications.ts'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useWishes } from './use-wishes.ts'

export function NoticeWishes({ userId }: { readonly userId: string }) {
  const { wishes, change } = useWishes(userId)
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes" className="text-title">
        {text('wishes.title')}
      </h2>
      {wishes === 'failed' ? (
        <p role="alert" className="mt-3 text-soft">
          {text('wishes.failed')}
        </p>
      ) : wishes === null ? (
        <div className="mt-4">
          <Loading>
            <SkeletonText lines={6} />
          </Loading>
        </div>
      ) : (
        <table className="mt-3 w-full">
          <thead className="chart-label text-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-start font-medium">
                {text('wishes.kind')}
              </th>
              <th scope="col" className="w-16 py-2 text-center font-medium">
                {text('wishes.app')}
              </th>
              <th scope="col" className="w-16 py-2 text-center font-medium">
                {text('wishes.mail')}
              </th>
            </tr>
          </thead>
          <tbody>
            {NOTICE_KINDS.map((kind) => {
              const name = text(`kind.${kind}`)
              const isAlways = kind === 'account'
              return (
                <tr key={kind} className="border-b border-line align-top">
                  <th scope="row" className="py-3 pe-3 text-start font-normal">
                    <span className="block font-medium">{name}</span>
                    <span className="block text-small text-soft">{text(`kind.${kind}.hint`)}</span>
                  </th>
                  <td className="py-3 text-center">
                    <Switch
                      aria-label={text('wishes.app.name', { kind: name })}
                      checked={isAlways || wishes[kind].inApp}
                      disabled={isAlways}
                      onCheckedChange={(inApp) => void change(kind, { inApp })}
                    />
                  </td>
                  <td className="py-3 text-center">
                    <Switch
                      aria-label={text('wishes.mail.name', { kind: name })}
                      checked={isAlways || (wishes[kind].byMail && wishes[kind].inApp)}
                      disabled={isAlways || !wishes[kind].inApp}
                      onCheckedChange={(byMail) => void change(kind, { byMail })}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <p className="mt-3 text-small text-soft">{text('mail.text')}</p>
    </section>
  )
}
