/** How a large table is read: from the disk on the server, over the network in a browser. */
export type ReadPacked = (file: string) => Promise<string>
