import type { FaultKind } from '@app/contracts/staff-site'

type Fault = { readonly title: string; readonly fix: string }

/** What is wrong, and what mends it. */
export const FAULTS: Readonly<Record<FaultKind, Fault>> = {
  'bad-status': {
    title: 'The sitemap lists it, but it does not open',
    fix: 'Mend the page, or take it out of the sitemap.',
  },
  'broken-link': { title: 'A link leads nowhere', fix: 'Correct or remove the link.' },
  'redirected-link': { title: 'A link takes a detour', fix: 'Link to the new address.' },
  'no-title': { title: 'No title', fix: 'Give the page a title that names it.' },
  'long-title': { title: 'The title is cut in search results', fix: 'Keep it within 70 characters.' },
  'same-title': { title: 'Another page has this title', fix: 'Name what only this page has.' },
  'no-description': { title: 'No description', fix: 'Say in one sentence what the page is for.' },
  'long-description': {
    title: 'The description is cut in search results',
    fix: 'Keep it within 170 characters.',
  },
  'same-description': { title: 'Another page has this description', fix: 'Describe what only this page has.' },
  'no-canonical': { title: 'No canonical address', fix: 'Name the one address of this page.' },
  'other-canonical': {
    title: 'The canonical address is another page',
    fix: 'Let it name this page, or leave the page out of the sitemap.',
  },
  'no-structured-data': { title: 'No structured data', fix: 'Add JSON-LD that says what the page is.' },
  'broken-structured-data': {
    title: 'Structured data cannot be read',
    fix: 'Write valid JSON-LD with a context and a type.',
  },
  'no-heading': { title: 'No main heading', fix: 'Give the page one h1.' },
  'several-headings': { title: 'Several main headings', fix: 'Keep one h1 and make the others h2.' },
  'no-alt': {
    title: 'A picture has no alternative text',
    fix: 'Say what it shows, or leave the text empty if it only decorates.',
  },
  'not-indexed': {
    title: 'The sitemap lists it, but it forbids indexing',
    fix: 'Allow indexing, or take it out of the sitemap.',
  },
  'too-large': { title: 'The page is larger than 500 kB', fix: 'Load parts of it later.' },
  slow: { title: 'The page takes longer than 3 seconds', fix: 'Find what it waits for.' },
}
