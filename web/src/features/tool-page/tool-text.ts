type ToolKey =
  | 'title'
  | 'description'
  | 'name'
  | 'illustration'
  | 'heading'
  | 'lead'
  | 'now.1'
  | 'now.2'
  | 'now.3'
  | 'next.1'
  | 'next.2'

/** The texts of a tool; every tool's catalogue has these keys. */
export type ToolText = (key: ToolKey) => string
