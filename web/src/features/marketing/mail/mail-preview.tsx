import type { lookAtMailContract, LookAtMailResponse } from '@app/contracts/mail/staff-mail'
import { useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { askOffice, type Issue } from '../ask-office.ts'
import { marketingText as text } from '../marketing-text.ts'

/** Type only: the schemas stay on the server. */
export const LOOK: (typeof lookAtMailContract)['name'] = 'look-at-mail'

type Props = {
  readonly wish: (isSent: boolean) => object
  readonly onIssues: (issues: readonly Issue[]) => void
}
type Drawn = Extract<LookAtMailResponse, { kind: 'preview' }>

/** As the server writes it, with a name in it that would break a careless template. */
export function MailPreview({ wish, onIssues }: Props) {
  const config = usePageConfig()
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function ask(isSent: boolean): Promise<void> {
    setWorking(true)
    const asked = await askOffice<LookAtMailResponse>(config, LOOK, wish(isSent))
    setWorking(false)
    onIssues(asked.kind === 'refused' ? asked.issues : [])
    if (asked.kind === 'refused') {
      toast.error(asked.issues.length > 0 ? text('preview.issues') : asked.message)
      return
    }
    if (asked.answer.kind === 'preview') setDrawn(asked.answer)
    if (asked.answer.kind === 'sent') toast.success(text('preview.sent', { to: asked.answer.to }))
  }

  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" isBusy={isWorking} onClick={() => void ask(false)}>
          {text('preview')}
        </Button>
        <Button variant="ghost" isBusy={isWorking} onClick={() => void ask(true)}>
          {text('preview.send')}
        </Button>
      </div>
      <div aria-live="polite">
        {drawn && (
          <>
            <p className="chart-label text-soft">{text('text.subject')}</p>
            <p className="font-semibold wrap-anywhere">{drawn.subject}</p>
            <iframe
              key={drawn.html}
              ref={(frame) => void (frame && fillFrame(frame, drawn.html))}
              title={text('preview.title')}
              sandbox="allow-same-origin"
              className="mt-3 h-128 w-full rounded-control border border-line bg-raised"
            />
          </>
        )}
      </div>
    </div>
  )
}

/**
 * A mail is styled by `style` attributes, which the content security policy refuses in HTML. Set one by one they are
 * allowed. The frame runs no script.
 */
function fillFrame(frame: HTMLIFrameElement, html: string): void {
  const target = frame.contentDocument
  if (!target || target.body.childElementCount > 0) return
  // Taken out before it is parsed, or the policy would report each of them.
  const mail = new DOMParser().parseFromString(
    html.replaceAll(/\sstyle="([^"]*)"/g, (_, css: string) => ` data-css="${css}"`),
    'text/html',
  )
  for (const element of mail.querySelectorAll('script, link, meta, base')) element.remove()
  const body = target.importNode(mail.body, true)
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('[data-css]')]) {
    element.style.cssText = element.dataset['css'] ?? ''
  }
  target.body.replaceWith(body)
}
