import type { PageConfig, RenderedPage } from '@app/contracts/page-rendering'

import { etagOf } from './built-pages.ts'
import type { DocumentTemplate } from './page-source.ts'

export type DrawnPage = Extract<RenderedPage, { kind: 'page' }>

/** A page as it is sent, whoever asks. */
export type FinishedPage = {
  readonly status: number
  readonly html: string
  readonly etag: string
  readonly styles: readonly string[]
}

/** Known before the page is read: the room that a phone's tabs take at the foot (web/src/features/navigation/shell.css). */
const ROOT = { mobile: '<html data-tabbed ', desktop: '<html ' } as const

/** Puts what was drawn into the document, with the styles it needs. */
export function finishPage(template: DocumentTemplate, page: DrawnPage, layout: PageConfig['layout']): FinishedPage {
  const { status, head, body, state, isEager } = page
  const styles = template.stylesFor(body)
  const html = template.html
    .replace('<!--styles-->', () => styles.map((piece) => `<style>${piece}</style>`).join(''))
    .replace('<html ', ROOT[layout])
    // Where nothing can be read or done without the script, it is asked for at once; elsewhere by the script in the head.
    .replace('<!--rest-->', () => (isEager ? template.rest : afterPaint(template.rest)))
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace(
      '<!--state-->',
      () => `<script type="application/json" id="page"${isEager ? ' data-eager' : ''}>${state}</script>`,
    )
  return { status, html, etag: etagOf(html), styles }
}

function afterPaint(rest: string): string {
  return `<template id="after-paint">${rest}</template>`
}
