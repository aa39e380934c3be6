import { useState } from 'react'

import { usePageConfig } from '../../api/page-config.tsx'
import type { SocialApp } from '../../device/install/in-app-browser.ts'
import { ButtonLink, Button } from '../../ui/button.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { getAppText as text } from './get-app-text.ts'
import { useHere, useSocialApp } from './use-install.ts'

const WAYS: Readonly<Record<SocialApp, string>> = {
  Instagram: text('social.instagram'),
  Facebook: text('social.facebook'),
  TikTok: text('social.tiktok'),
  Twitter: text('social.twitter'),
  LinkedIn: text('social.linkedin'),
}

/** The visitor's current app comes first, once it is known. */
export function SocialPage() {
  const { origin } = usePageConfig()
  const app = useSocialApp()
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[1fr_22rem] lg:py-16">
      <div>
        <h1 className="text-display">{text('social.heading')}</h1>
        <p className="mt-5 max-w-[56ch] text-lead text-soft">{text('social.lead')}</p>
        <WhereYouAre />
        <section aria-labelledby="how" className="mt-8">
          <h2 id="how" className="text-title">
            {text('social.how')}
          </h2>
          <dl className="mt-3 divide-y divide-line border-y border-line">
            {Object.entries(WAYS).map(([name, way]) => (
              <div
                key={name}
                className={`grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[8rem_1fr] ${name === app ? 'bg-sun-wash px-3' : ''}`}
              >
                <dt className="font-semibold">{name === 'Twitter' ? 'X (Twitter)' : name}</dt>
                <dd>{way}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="copy" className="mt-10 max-w-[30rem]">
          <h2 id="copy" className="mb-3 text-title">
            {text('social.copy.title')}
          </h2>
          <CopyAddress address={origin} />
          <ShareButton variant="instagram" className="mt-4" />
        </section>
      </div>
      <aside aria-labelledby="then" className="self-start border-s border-line ps-6">
        <h2 id="then" className="chart-label caps scroll-mt-24 font-sans text-soft">
          {text('social.then')}
        </h2>
        <div className="mt-4 grid justify-items-start gap-3">
          <ButtonLink to="/auth?tab=sign-up">{text('social.then.trial')}</ButtonLink>
          <ButtonLink to="/download" variant="outline">
            {text('social.then.install')}
          </ButtonLink>
          <ButtonLink to="/" variant="link" className="px-0!">
            {text('social.then.read')}
          </ButtonLink>
        </div>
      </aside>
    </div>
  )
}

/** Two lines are reserved for it on a phone, because its text is known only after hydration. */
function WhereYouAre() {
  const app = useSocialApp()
  const here = useHere()
  return (
    <p
      role="status"
      className={`mt-6 min-h-14 border-s-2 ps-4 sm:min-h-7 ${app ? 'border-signal font-semibold' : 'border-line text-soft'}`}
    >
      {app && text('social.inside', { app })}
      {!app && here !== 'unknown' && (
        <>
          {text('social.outside')}{' '}
          <a href="#then" className="text-tide underline">
            {text('social.outside.on')}
          </a>
        </>
      )}
    </p>
  )
}

type State = 'idle' | 'copied' | 'not-copied'

/** Some social apps forbid copying: the address is readable beside the button, and the refusal is reported. */
function CopyAddress({ address }: { readonly address: string }) {
  const [state, setState] = useState<State>('idle')
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('not-copied'),
    )
  }
  return (
    <div>
      <p className="rounded-control border border-edge bg-raised px-4 py-3 font-semibold wrap-anywhere select-all">
        {address}
      </p>
      <Button variant="outline" className="needs-script mt-3" onClick={copy}>
        {text('social.copy')}
      </Button>
      <p role="status" className={`mt-2 min-h-6 text-small ${state === 'not-copied' ? 'text-signal' : 'text-moss'}`}>
        {state !== 'idle' && text(`social.${state}`)}
      </p>
    </div>
  )
}
