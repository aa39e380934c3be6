import type { SafetyLinkResponse } from '@app/contracts/safety/check-in'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { usePageConfig } from '../../../api/page-config.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Loading, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { askSafetyLink } from './check-in-api.ts'
import { contactText as text } from './contact-text.ts'
import { LastPosition } from './last-position.tsx'

type Link = NonNullable<SafetyLinkResponse['link']>
type Alarm = Extract<Link, { kind: 'alarm' }>
type Shown = Link | 'gone' | 'failed' | null

const LOOK_AGAIN_MS = 30_000

/** The token is behind the #, so that it is in no log and no Referer. */
export function ContactPage() {
  const token = useLocation().hash.slice(1)
  const { link, answer, again } = useLink(token)
  if (link === null)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    )
  if (link === 'failed') return <ErrorState text={text('failed.text')} onRetry={again} />
  if (link === 'gone') return <Message title={text('gone.title')} words={text('gone.text')} />
  const { traveller } = link
  return (
    <div className="grid gap-8">
      {link.kind === 'alarm' ? <AlarmView alarm={link} /> : <Consent link={link} onAnswer={answer} />}
      {link.kind === 'alarm' && link.state !== 'refused' && <Refuse onAnswer={answer} />}
      {link.kind === 'alarm' && link.state === 'refused' && (
        <p className="font-medium">{text('refused.text', { traveller })}</p>
      )}
    </div>
  )
}

type Answer = (action: 'accept' | 'refuse') => void

function useLink(token: string): { readonly link: Shown; readonly answer: Answer; readonly again: () => void } {
  const config = usePageConfig()
  const [link, setLink] = useState<Shown>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    const look = (): void =>
      void askSafetyLink(config, token, 'look').then((asked) => {
        if (isGone) return
        if (asked.kind === 'answered') setLink(asked.answer.link ?? 'gone')
        else setLink((shown) => (typeof shown === 'object' && shown !== null ? shown : 'failed'))
      })
    look()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [config, token, round])
  const answer: Answer = (action) =>
    void askSafetyLink(config, token, action).then((asked) =>
      setLink(asked.kind === 'answered' ? (asked.answer.link ?? 'gone') : 'failed'),
    )
  return {
    link,
    answer,
    again() {
      setLink(null)
      setRound(round + 1)
    },
  }
}

function Message({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <section>
      <h1 className="text-heading">{title}</h1>
      <p className="mt-3 max-w-[56ch] text-lead text-soft">{words}</p>
    </section>
  )
}

function Consent({ link: { traveller, state }, onAnswer }: { readonly link: Link; readonly onAnswer: Answer }) {
  if (state === 'refused')
    return (
      <>
        <Message title={text('refused.title')} words={text('refused.text', { traveller })} />
        <Button variant="outline" className="justify-self-start" onClick={() => onAnswer('accept')}>
          {text('accept')}
        </Button>
      </>
    )
  if (state === 'accepted')
    return (
      <>
        <Message title={text('accepted.title')} words={text('accepted.text', { traveller })} />
        <Refuse onAnswer={onAnswer} />
      </>
    )
  return (
    <>
      <Message title={text('ask.title', { traveller })} words={text('ask.text', { traveller })} />
      <Button size="lg" className="justify-self-start" onClick={() => onAnswer('accept')}>
        {text('accept')}
      </Button>
      <Refuse onAnswer={onAnswer} />
    </>
  )
}

function Refuse({ onAnswer }: { readonly onAnswer: Answer }) {
  return (
    <div>
      <Button variant="outline" onClick={() => onAnswer('refuse')}>
        {text('refuse')}
      </Button>
      <p className="mt-2 text-small text-soft">{text('refuse.hint')}</p>
    </div>
  )
}

function AlarmView({ alarm }: { readonly alarm: Alarm }) {
  const { locale } = usePageConfig()
  const { traveller, dueAt, safeAt, expiresAt, sharesPosition, position } = alarm
  const time = (moment: string): string =>
    new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
  if (safeAt !== null)
    return <Message title={text('safe.title', { traveller })} words={text('safe.text', { time: time(safeAt) })} />
  return (
    <>
      <Message title={text('alarm.title', { traveller })} words={text('alarm.due', { time: time(dueAt) })} />
      <p className="max-w-[56ch]">{text('alarm.do')}</p>
      {position ? (
        <LastPosition position={position} at={time(position.at)} />
      ) : (
        <p className="text-soft">{text(sharesPosition ? 'position.none' : 'position.not-shared')}</p>
      )}
      <p className="text-small text-soft">{text('expires', { time: time(expiresAt) })}</p>
    </>
  )
}
