import { ARTICLES } from '../../content/help/articles.ts'
import { HELP_TOPICS, type HelpArticle } from '../../content/help/help-article.ts'

/** As pilot books count: chapter, then paragraph. */
export function articleNumber(article: HelpArticle): string {
  const chapter = HELP_TOPICS.findIndex(({ id }) => id === article.topic) + 1
  const paragraph = ARTICLES.filter(({ topic }) => topic === article.topic).indexOf(article) + 1
  return `${chapter}.${String(paragraph).padStart(2, '0')}`
}
