import type { Post } from './post.ts'

/** A post as its writer hands it in; how long it takes to read is counted. */
export type DraftPost = Omit<Post, 'readingMinutes'>
