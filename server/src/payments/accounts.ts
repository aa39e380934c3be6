/** The accounts that payments belong to. */
export type Accounts = {
  find(userId: string): Promise<string | null>
  /** `isNew`: nobody has proven yet that the address is theirs, so nothing of it was bought by somebody else. */
  findOrCreate(email: string): Promise<{ readonly id: string; readonly isNew: boolean } | null>
  /** How somebody who paid without signing in finds what they bought. */
  tellOfPurchase(email: string): Promise<void>
}
