/** The interface between the server and the built web app: the input of page rendering, and its result. */

import type { BookingSearch } from '@app/domain/booking-search'
import type { LoadPhrases } from '@app/domain/travel-phrases'

import type { KeptAnswer } from './assistant.ts'
import type { AskBlog } from './blog/blog.ts'
import type { LoadEntryTables } from './entry-facts.ts'
import type { AskRates } from './exchange-rates.ts'
import type { AskPlaces } from './place-guide.ts'
import type { AskFeeds } from './safety-feeds.ts'
import type { AskPlanCheck } from './trips/plan-check.ts'
import type { AskSharedTrip } from './trips/trip-share.ts'

/** Embedded in the page for the browser, so that one build serves every installation. It contains no secrets. */
export type PageConfig = {
  /** Null when the server that sent the page is also the backend: then the page uses its own origin. */
  readonly supabaseUrl: string | null
  readonly supabaseKey: string
  /** The public address of this installation, without a trailing slash. */
  readonly origin: string
  /** BCP 47; the format of numbers, money and dates. */
  readonly locale: string
  /** Guessed from the request; the browser corrects a wrong guess at hydration. */
  readonly layout: 'desktop' | 'mobile'
  /** The booking site for searches; absent, the usual one. The server creates its links, each with its count. */
  readonly booking?: ShownBookingSite
  /** The map provider of this installation; absent, only the maps that we ship. */
  readonly map?: MapSetting
  /** Present when a language model is configured; absent, only the built-in engines answer. */
  readonly hasModel?: true
  /** Present when this installation reads public feeds every 15 minutes. */
  readonly readsFeeds?: true
  /** Where travellers get the native apps; absent, there are none. */
  readonly apps?: { readonly android?: string; readonly ios?: string }
  /** Only in the native app, when it was built with push. */
  readonly hasNativePush?: true
  /** Of approved reviews of travellers; absent while there are none. */
  readonly reviews?: { readonly count: number; readonly average: number }
}

export type ShownBookingSite = {
  /** A host name, as `www.expedia.com`. */
  readonly host: string
  /** The site pays the operator for travellers who come from here. */
  readonly isPaid: boolean
}

export type MapSetting =
  | { readonly provider: 'google' }
  | {
      readonly provider: 'open'
      /** A public style for when there is a network; our own style otherwise. */
      readonly styleUrl?: string
      /** TileJSON of streets in the OpenMapTiles schema, drawn in our own style. */
      readonly tilesUrl?: string
    }

/** Null: the server is busy, and the page asks again after hydration. */
export type AskAssistant = (question: string) => Promise<KeptAnswer | null>

/** Counts a search and returns its link, or the reason why there is none. */
export type AskHandOff = (booking: BookingSearch) => Promise<HandOffAnswer>
export type HandOffAnswer =
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'limit'; readonly limit: number; readonly resetsAtMs: number }
  | { readonly kind: 'failed' }

/** `Signal` is the AbortSignal of both sides; this file has neither the browser's nor Node's types. */
export type PageToRender<Signal> = {
  readonly url: string
  readonly config: PageConfig
  /** Aborts when the visitor has left. */
  readonly signal?: Signal
  /** Reads the tables directly; a browser calls the function `place-facts` instead. */
  readonly places?: AskPlaces
  readonly sharedTrip?: AskSharedTrip
  /** The same for pasted plans, in place of the function `check-plan`. */
  readonly checkPlan?: AskPlanCheck
  /** In place of the function `exchange-rates`. */
  readonly rates?: AskRates
  /** In place of the function `safety-feeds`. */
  readonly feeds?: AskFeeds
  /** In place of the function `blog`. */
  readonly blog?: AskBlog
  /** In place of the tables that a browser fetches. */
  readonly entryTables?: LoadEntryTables
  /** In place of the files that a browser fetches. */
  readonly phrases?: LoadPhrases
  /**
   * The built-in engine, in place of the function `assistant`; absent when the visitor did not come from one of our
   * pages.
   */
  readonly answer?: AskAssistant
  /** For the form of the hand-off page without script; absent unless one of our pages sent it. */
  readonly handOff?: AskHandOff
  /** The encoded body of a form without script. */
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
      /** False when the page may delay its script until the first user intent. */
      readonly isEager: boolean
      /** Rendering errors, with the id that the page shows to the traveller. */
      readonly problems?: readonly { readonly id: string; readonly error: unknown }[]
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }

export type RenderPage<Signal> = (page: PageToRender<Signal>) => Promise<RenderedPage>

/** The names of the query parameters that a page reads; others do not change it. */
export type PageParameters = readonly string[] | 'all'

/** Exported by the built web app beside `renderPage`: the parameters that the page at a path reads. */
export type FindPageParameters = (path: string) => PageParameters

/** A page that search engines may index. */
export type SitePage = {
  readonly path: string
  /** ISO date. */
  readonly changedOn?: string
  /** Only entries of the feed have one. */
  readonly post?: { readonly title: string; readonly summary: string; readonly publishedOn: string }
}

export type Site = {
  readonly name: string
  readonly feedTitle: string
  readonly feedDescription: string
  readonly pages: readonly SitePage[]
}

/** Exported by the built web app beside `renderPage`, for sitemap.xml and feed.xml. */
export type DescribeSite = () => Promise<Site>
