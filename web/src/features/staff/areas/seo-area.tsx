import { AreaPanel, type AreaProps } from './area-panel.tsx'

/** Replaced by its feature: a panel of its own, registered in pages/staff/staff-panels.ts. */
export function SeoArea(props: AreaProps) {
  return (
    <AreaPanel
      {...props}
      id="seo-automation"
      title={'SEO'}
      today={
        'Every public page is complete HTML with title, description, canonical address and structured data; the sitemap lists them all.'
      }
      next={'What search engines found, which pages lose readers, and what to fix first.'}
      link="/sitemap.xml"
      linkText={'Open the sitemap'}
    />
  )
}
