import { AreaPanel, type AreaProps } from './area-panel.tsx'

/** Replaced by its feature: a panel of its own, registered in pages/staff/staff-panels.ts. */
export function ContentArea(props: AreaProps) {
  return (
    <AreaPanel
      {...props}
      id="content-generation"
      title={'Content'}
      today={'The blog has six articles with sources. They ship with the product and are edited there.'}
      next={'Drafts from facts of the data sets, checked line by line, published only by a person.'}
      link="/blog"
      linkText={'Open the blog'}
    />
  )
}
