/** Between the server and the built web app: what a page needs to be drawn, and what comes back. */

import type { BookingSearch } from '@app/domain/booking-search'

import type { KeptAnswer } from './assistant.ts'
import type { LoadEntryTables } from './entry-facts.ts'
import type { AskRates } from './exchange-rates.ts'
import type { AskPlaces } from './place-guide.ts'
import type { AskPlanCheck } from './plan-check.ts'
import type { AskSharedTrip } from './trip-share.ts'

/** Given to the browser inside the page, so that one build serves every installation. Nothing in it is secret. */
export type PageConfig = {
  /** Null when the server that sent the page is also the backend: then the page asks wherever it was opened. */
  readonly supabaseUrl: string | null
  readonly supabaseKey: string
  /** Where travellers reach this installation, without a slash at the end. */
  readonly origin: string
  /** BCP 47; how numbers, money and dates are written. */
  readonly locale: string
  /** What the request looked like; the browser corrects a wrong guess when it comes alive. */
  readonly layout: 'desktop' | 'mobile'
  /** Where searches are handed to; absent, the usual site. Its links are made by the server, each with its count. */
  readonly booking?: ShownBookingSite
  /** Which maps this installation shows; absent, our own. */
  readonly map?: MapSetting
  /** A language model is configured; absent, the built-in engines are on their own. */
  readonly hasModel?: true
}

export type ShownBookingSite = {
  /** A host name, as `www.expedia.com`. */
  readonly host: string
  /** The site pays the operator for travellers who come from here. */
  readonly isPaid: boolean
}

export type MapSetting =
  | { readonly provider: 'google' }
  /** A public style for when the network allows; our own chart otherwise. */
  | { readonly provider: 'open'; readonly styleUrl: string }

/** Null: too many are asking, and the page asks again once it is alive. */
export type AskAssistant = (question: string) => Promise<KeptAnswer | null>

/** Counts a search and gives its link, or says why there is none. */
export type AskHandOff = (booking: BookingSearch) => Promise<HandOffAnswer>
export type HandOffAnswer =
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'limit'; readonly limit: number; readonly resetsAtMs: number }
  | { readonly kind: 'failed' }

/** `Signal` is the AbortSignal of both sides; here is neither the browser's nor Node's. */
export type PageToRender<Signal> = {
  readonly url: string
  readonly config: PageConfig
  /** Aborts when nobody waits for the page any more. */
  readonly signal?: Signal
  /** Straight from the tables; a browser asks the function `place-facts` instead. */
  readonly places?: AskPlaces
  readonly sharedTrip?: AskSharedTrip
  /** The same for pasted plans, in place of the function `check-plan`. */
  readonly checkPlan?: AskPlanCheck
  /** In place of the function `exchange-rates`. */
  readonly rates?: AskRates
  /** In place of the tables that a browser fetches. */
  readonly entryTables?: LoadEntryTables
  /** The built-in engine, in place of the function `assistant`; absent where no page of ours led here. */
  readonly answer?: AskAssistant
  /** For the form of the hand-off page without script; absent unless a page of ours has sent it. */
  readonly handOff?: AskHandOff
  /** What a form without script has sent, as it was encoded. */
  readonly form?: string
}

export type RenderedPage =
  | {
      readonly kind: 'page'
      readonly status: number
      /** Title, description and links, ready for the head. */
      readonly head: string
      readonly body: string
      /** JSON that the browser hydrates from; safe inside a script element. */
      readonly state: string
      /** False when the page may wait with its script until somebody touches it. */
      readonly isEager: boolean
      /** What broke on the way, under the number that the page shows to the traveller. */
      readonly problems?: readonly { readonly id: string; readonly error: unknown }[]
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }

export type RenderPage<Signal> = (page: PageToRender<Signal>) => Promise<RenderedPage>

/** The names of the query parameters that a page reads; others do not change it. */
export type PageParameters = readonly string[] | 'all'

/** What the built web app exports beside `renderPage`: the parameters that the page at a path reads. */
export type FindPageParameters = (path: string) => PageParameters

/** A page that search engines may know. */
export type SitePage = {
  readonly path: string
  /** ISO date. */
  readonly changedOn?: string
  /** Only what belongs into the feed has one. */
  readonly post?: { readonly title: string; readonly summary: string; readonly publishedOn: string }
}

export type Site = {
  readonly name: string
  readonly feedTitle: string
  readonly feedDescription: string
  readonly pages: readonly SitePage[]
}

/** What the built web app exports beside `renderPage`, for sitemap.xml and feed.xml. */
export type DescribeSite = () => Promise<Site>
