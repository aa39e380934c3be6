/**
 * The only access to posts. Other code calls these functions, never the modules behind them, so that a database can
 * replace them.
 */
import { plainText } from '../../../ui/prose-block.ts'
import type { DraftPost } from './draft-post.ts'
import type { Post, PostSummary } from './post.ts'

const WORDS_PER_MINUTE = 220

/** Newest first. */
export async function listPosts(): Promise<readonly PostSummary[]> {
  return (await allPosts()).map(summaryOf)
}

export async function findPost(slug: string | undefined): Promise<Post | undefined> {
  return (await allPosts()).find((post) => post.slug === slug)
}

/** The words of a post, for the search. */
export async function wordsOfPosts(): Promise<ReadonlyMap<string, string>> {
  return new Map((await allPosts()).map(({ slug, blocks }) => [slug, plainText(blocks)]))
}

async function allPosts(): Promise<readonly Post[]> {
  const { ALL_POSTS } = await import('./posts/all-posts.ts')
  return ALL_POSTS.map(withReadingTime).toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
}

function withReadingTime(post: DraftPost): Post {
  const words = plainText(post.blocks).split(/\s+/).length
  return { ...post, readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) }
}

function summaryOf({ slug, title, summary, category, writer, publishedOn, place, readingMinutes }: Post): PostSummary {
  return { slug, title, summary, category, writer, publishedOn, place, readingMinutes }
}
