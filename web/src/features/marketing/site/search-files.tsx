import { useEffect, useState } from 'react'

import { Loading, SkeletonText } from '../../../ui/states/skeleton.tsx'
import { marketingText as text } from '../marketing-text.ts'
import { OfficePart } from '../office-panel.tsx'

/** The files as they are served now. */
export function SearchFiles() {
  return (
    <OfficePart title={text('files')}>
      <div className="grid gap-6 lg:grid-cols-2">
        <File path="/robots.txt" name={text('files.robots')} />
        <File path="/sitemap.xml" name={text('files.sitemap')} />
      </div>
      <p>
        <a href="/sitemap-places.xml" className="inline-flex min-h-11 items-center text-tide underline">
          {text('files.places')}
        </a>
      </p>
    </OfficePart>
  )
}

function File({ path, name }: { readonly path: string; readonly name: string }) {
  const [content, setContent] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    fetch(path, { signal: leaving.signal })
      .then(async (answer) => (answer.ok ? setContent(await answer.text()) : setFailed(true)))
      .catch(() => !leaving.signal.aborted && setFailed(true))
    return () => leaving.abort()
  }, [path])
  const addresses =
    content === null ? [] : [...content.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const shown = addresses.length > 0 ? addresses.join('\n') : content
  return (
    <section className="grid min-w-0 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold">{name}</h4>
        <a href={path} className="inline-flex min-h-11 items-center text-small text-tide underline">
          {text('files.open')}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
      {addresses.length > 0 && (
        <p className="text-small text-soft">{text('files.addresses', { count: String(addresses.length) })}</p>
      )}
      {hasFailed ? (
        <p role="alert">{text('files.failed')}</p>
      ) : shown === null ? (
        <Loading>
          <SkeletonText lines={5} />
        </Loading>
      ) : (
        // Read only, and scrolled with the keyboard like any text field.
        <textarea
          readOnly
          aria-label={name}
          rows={10}
          wrap="off"
          className="w-full rounded-control border border-line bg-sunk p-3 font-mono text-small"
          value={shown}
        />
      )}
    </section>
  )
}
