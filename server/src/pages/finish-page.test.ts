import { expect, it } from 'vitest'

import { createTemplate } from './document-template.ts'
import { finishPage } from './finish-page.ts'

const TEMPLATE = createTemplate({
  indexHtml: [
    '<html lang="en"><head><link rel="icon" href="/i.svg" /><link rel="manifest" href="/m.json" /><script>theme()</script><!--head-->',
    '<script type="module" crossorigin src="/assets/entry-1.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/react-1.js">',
    '<link rel="stylesheet" crossorigin href="/assets/app-1.css"></head>',
    '<body><div id="root"><!--body--></div><!--state--></body></html>',
  ].join(''),
  manifest: { 'index.html': { file: 'assets/entry-1.js', css: ['assets/app-1.css'] } },
  read: () => '',
})
const REST = [
  '<link rel="stylesheet" href="/assets/app-1.css" media="print">',
  '<link rel="icon" href="/i.svg" />',
  '<link rel="manifest" href="/m.json" />',
  '<script type="module" crossorigin src="/assets/entry-1.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/react-1.js">',
].join('')

const drawn = (isEager: boolean): string =>
  finishPage(TEMPLATE, { kind: 'page', status: 200, head: '', body: '<p>hello</p>', state: '{}', isEager }, 'desktop')
    .html

it('leaves for after the first paint whatever is not needed to read', () => {
  expect(drawn(false)).toContain(`<template id="after-paint">${REST}</template>`)
  expect(drawn(false).replace(REST, '')).not.toMatch(/stylesheet|type="module"|modulepreload|manifest/)
})

it('names its sign to whoever reads without script, and has none asked for before the first paint', () => {
  expect(drawn(false)).toContain(
    '<link rel="icon" href="data:,"><noscript><link rel="icon" href="/i.svg" /></noscript>',
  )
})

it('has everything at once in a page that lives by its script', () => {
  expect(drawn(true)).toContain(REST)
  expect(drawn(true)).not.toContain('<template')
})
