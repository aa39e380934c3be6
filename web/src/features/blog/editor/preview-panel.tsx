import type { BlogPlace, BlogWriter, Post } from '@app/contracts/blog/blog'
import type { BlogContent } from '@app/contracts/blog/blog-content'
import type { CityFacts } from '@app/datasets/city-facts'
import { placesIn, readingMinutes } from '@app/domain/blog-document'
import { useEffect, useState } from 'react'

import { usePageConfig } from '../../../api/page-config.tsx'
import { loadCities } from '../load-cities.ts'
import { PostPage } from '../post-page.tsx'
import { placeFacts } from './ask-editor.ts'
import { editorText as text } from './editor-text.ts'
import type { Choices } from './read-draft.ts'

type Props = { readonly content: BlogContent; readonly choices: Choices }

/** The article as readers would get it, drawn by the same code. */
export function PreviewPanel({ content, choices }: Props) {
  const config = usePageConfig()
  const ids = placesIn(content.document)
    .map(({ id }) => id)
    .join(' ')
  const [places, setPlaces] = useState<readonly BlogPlace[]>([])
  const [city, setCity] = useState<CityFacts>()
  useEffect(() => {
    let isCurrent = true
    if (ids)
      void placeFacts(config, ids.split(' ')).then((asked) => {
        if (isCurrent && asked.kind === 'answered') setPlaces(asked.answer.places)
      })
    return () => {
      isCurrent = false
    }
  }, [config, ids])
  useEffect(() => {
    let isCurrent = true
    void loadCities([content.place]).then((cities) => void (isCurrent && setCity(cities[content.place])))
    return () => {
      isCurrent = false
    }
  }, [content.place])
  return (
    <div className="border-x border-b border-line">
      <PostPage post={postOf(content, choices, places)} writer={writerOf(content, choices)} city={city} related={[]} />
    </div>
  )
}

function postOf(content: BlogContent, { categories }: Choices, places: readonly BlogPlace[]): Post {
  const today = new Date().toISOString().slice(0, 10)
  return {
    ...content,
    slug: 'preview',
    title: content.title || text('untitled'),
    category: categories.find(({ id }) => id === content.category) ?? { id: '', title: '' },
    writer: { slug: content.writer, name: '' },
    publishedOn: today,
    changedOn: today,
    readingMinutes: readingMinutes(content.document),
    places,
  }
}

function writerOf({ writer: slug }: BlogContent, { writers }: Choices): BlogWriter {
  const name = writers.find((writer) => writer.slug === slug)?.name ?? ''
  return { slug, name, beat: '', about: [], place: '', isHouse: true, posts: 0 }
}
