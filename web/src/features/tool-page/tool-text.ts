type ToolKey =
  | 'title'
  | 'description'
  | 'name'
  | 'plate'
  | 'heading'
  | 'lead'
  | 'now.1'
  | 'now.2'
  | 'now.3'
  | 'next.1'
  | 'next.2'

/** What a tool says about itself; every catalogue of a tool has these. */
export type ToolText = (key: ToolKey) => string
