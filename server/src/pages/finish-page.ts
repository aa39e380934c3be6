import type { PageConfig, RenderedPage } from '@app/contracts/page-rendering'

import { etagOf } from './built-pages.ts'
import type { DocumentTemplate } from './page-source.ts'

export type DrawnPage = Extract<RenderedPage, { kind: 'page' }>

/** A complete page, the same for every visitor. */
export type FinishedPage = { readonly status: number; readonly html: string; readonly etag: string }

/** Reserves space for a phone's tab bar before the page renders (web/src/features/navigation/shell.css). */
const ROOT = { mobile: '<html data-tabbed ', desktop: '<html ' } as const

/** Puts the rendered head, body and state into the document. */
export function finishPage(template: DocumentTemplate, page: DrawnPage, layout: PageConfig['layout']): FinishedPage {
  const { status, head, body, state, isEager } = page
  const html = template.html
    .replace('<html ', ROOT[layout])
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace(
      '<!--state-->',
      () => `<script type="application/json" id="page"${isEager ? ' data-eager' : ''}>${state}</script>`,
    )
  return { status, html, etag: etagOf(html) }
}
