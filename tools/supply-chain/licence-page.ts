import type { ShippedPackage } from './list-shipped.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One page with the licences of what ships, as most of them ask for. Equal texts are printed once. */
export function licencePage(
  packages: readonly ShippedPackage[],
  textsOf: (one: ShippedPackage) => readonly string[],
): string {
  const byText = new Map<string, ShippedPackage[]>()
  for (const one of packages) for (const text of textsOf(one)) byText.set(text, [...(byText.get(text) ?? []), one])
  const rows = packages.map(
    ({ name, version, license }) => `<tr><td>${escape(name)}<td>${version}<td>${escape(license)}`,
  )
  const texts = [...byText].map(([text, users]) => {
    const names = users.map(({ name, version }) => `${name} ${version}`).join(', ')
    return `<h2>${escape(names)}</h2>\n<pre>${escape(text)}</pre>`
  })
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Licences of what Sojourn ships</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{font-size:1rem}pre{white-space:pre-wrap}</style>
<h1>Licences of what Sojourn ships</h1>
<p>${packages.length} packages. Data that ships is listed in datasets/sources/register.json.</p>
<table>${rows.join('\n')}</table>
${texts.join('\n')}
</html>
`
}
