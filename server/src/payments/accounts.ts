/** The accounts that payments belong to. */
export type Accounts = {
  find(userId: string): Promise<string | null>
  /** `isNew`: the address is not confirmed yet, so all its purchases are by the same buyer. */
  findOrCreate(email: string): Promise<{ readonly id: string; readonly isNew: boolean } | null>
  /** Tells a buyer without an account how to reach the purchase. */
  sendPurchaseMail(email: string): Promise<void>
}
