export type FileBucket = 'documents' | 'receipts'

/** Where a file of a bucket is kept on this device: documents without a folder, as they were before there were others. */
export function keptPath(bucket: FileBucket, path: string): string {
  return bucket === 'documents' ? path : `${bucket}/${path}`
}
