/** Metadata of a route. */
export type RouteHandle = {
  /** The page works in the browser, so its script does not wait for user intent. */
  readonly isEager?: boolean
  /** Its name in the breadcrumb, possibly from its loader data; without one, it is derived from the path. */
  readonly crumb?: string | ((data: unknown) => string)
  /** Names of breadcrumb steps above it, from its loader data, by path. */
  readonly steps?: (data: unknown) => Readonly<Record<string, string>>
  /** Its path looks nested but is not: its breadcrumb starts at home. */
  readonly isApart?: boolean
  /** Not listed for search engines: it is personal, or a second address of another page. */
  readonly isUnlisted?: boolean
}
