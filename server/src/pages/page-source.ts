import type { DescribeSite, PageParameters, RenderPage } from '@app/contracts/page-rendering'

/** A file of the built web app. */
export type Asset = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
  readonly etag: string
  /** The same file, compressed with Brotli by the build. */
  readonly packed?: Uint8Array<ArrayBuffer>
  /** Its name contains a hash of its content, so it never changes. */
  readonly isImmutable: boolean
}

/** The document with slots for head, body and state, and the inline scripts that its security policy must allow. */
export type DocumentTemplate = { readonly html: string; readonly inlineScripts: readonly string[] }

/** The source of pages: the built files, or Vite in development. */
export type PageSource = {
  readonly render: RenderPage<AbortSignal>
  readonly site: DescribeSite
  parameters(path: string): Promise<PageParameters>
  template(): Promise<DocumentTemplate>
  asset(path: string): Asset | undefined
  /** A service worker recognises the pages whose scripts it has by this. Undefined in development. */
  readonly buildId?: string
}
