/** What a route says about its page beyond drawing it. */
export type RouteHandle = {
  /** The page does its work in the browser, so its script does not wait for a first touch. */
  readonly isEager?: boolean
  /** Its name in the trail above the page, if need be from what its loader found; without one, its address is read. */
  readonly crumb?: string | ((data: unknown) => string)
  /** Names of the steps above it that are found by its loader, by their address. */
  readonly steps?: (data: unknown) => Readonly<Record<string, string>>
  /** Its address looks like a part of another page's, and it is none: its trail starts at home. */
  readonly isApart?: boolean
  /** Search engines are not told of it: it is for one person, or a second address of another page. */
  readonly isUnlisted?: boolean
}
