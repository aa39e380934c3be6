import type { Post } from './post.ts'

/** A post as its writer delivers it; the reading time is computed. */
export type DraftPost = Omit<Post, 'readingMinutes'>
