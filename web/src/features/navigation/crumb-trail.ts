import type { BreadcrumbItem } from '../../ui/disclosure/breadcrumb.tsx'

/** The steps from home to a page, one per part of its path that is a page itself. Empty for home. */
export function crumbTrail(
  pathname: string,
  home: string,
  labelOf: (path: string) => string | undefined,
): readonly BreadcrumbItem[] {
  const parts = pathname.split('/').filter(Boolean)
  if (parts.length === 0) return []
  const steps = parts.map((part, index) => {
    const href = `/${parts.slice(0, index + 1).join('/')}`
    const isPageItself = index === parts.length - 1
    return { href, label: labelOf(href) ?? (isPageItself ? inWords(part) : undefined) }
  })
  return [{ label: home, href: '/' }, ...steps.filter((step): step is BreadcrumbItem => step.label !== undefined)]
}

function inWords(part: string): string {
  const words = safelyDecoded(part).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
