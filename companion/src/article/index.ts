export { writeArticle } from './write-article.ts'
