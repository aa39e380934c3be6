export { UNESCO_SITES, UNESCO_SOURCE, type UnescoSite } from './unesco-sites.ts'
