import type { DescribeSite, PageParameters, RenderPage } from '@app/contracts/page-rendering'

import type { PageStyles } from './page-styles.ts'

/** A file of the built web app. */
export type Asset = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
  readonly etag: string
  /** The same, packed with Brotli by the build. */
  readonly packed?: Uint8Array<ArrayBuffer>
  /** Its name holds a hash of its content, so it never changes. */
  readonly isImmutable: boolean
}

/** The empty document with its places for styles, head, body, state and the rest, and what its security policy has to allow. */
export type DocumentTemplate = {
  readonly html: string
  /** The scripts and whatever else is not needed to read a page. */
  readonly rest: string
  readonly inlineScripts: readonly string[]
  readonly stylesFor: PageStyles
}

/** Where pages come from: the built files, or Vite while somebody is developing. */
export type PageSource = {
  readonly render: RenderPage<AbortSignal>
  readonly site: DescribeSite
  parameters(path: string): Promise<PageParameters>
  template(): Promise<DocumentTemplate>
  asset(path: string): Asset | undefined
  /** By this a service worker knows the pages whose scripts it has. None while somebody is developing. */
  readonly buildId?: string
}
