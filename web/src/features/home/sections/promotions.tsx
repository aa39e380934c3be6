import { isNative } from '../../../device/native/is-native.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { homeMobileText as text } from '../text/mobile.ts'
import { TrialPromotion } from './trial-promotion.tsx'

export function Promotions() {
  return (
    <>
      <TrialPromotion />
      <InstallCard />
    </>
  )
}

/** Hidden by the style sheet in an installed app, so that it never flashes there. */
function InstallCard() {
  if (isNative()) return null
  return (
    <section
      aria-labelledby="install"
      className="mx-5 mb-6 flex flex-wrap items-center justify-between gap-4 border-y border-line py-4 installed:hidden"
    >
      <div className="flex-[1_1_8rem]">
        <h2 id="install" className="font-sans text-base font-semibold tracking-normal">
          {text('install.title')}
        </h2>
        <p className="mt-0.5 text-small text-soft">{text('install.text')}</p>
      </div>
      <ButtonLink to="/download" variant="outline" size="sm" className="shrink-0">
        {text('install.action')}
      </ButtonLink>
    </section>
  )
}
