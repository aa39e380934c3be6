import type { S3Client } from '@aws-sdk/client-s3'

type Place = { readonly Bucket: string; readonly Key: string }

/** Uploads a file of unknown length without ever holding more than one part; a failure leaves nothing behind. */
export async function uploadParts(
  client: S3Client,
  at: Place,
  first: Uint8Array,
  rest: AsyncIterable<Uint8Array>,
): Promise<void> {
  const s3 = await import('@aws-sdk/client-s3')
  const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(at))
  const upload = { ...at, UploadId }
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = []
    const send = async (Body: Uint8Array): Promise<void> => {
      const PartNumber = Parts.length + 1
      const { ETag } = await client.send(new s3.UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ ETag, PartNumber })
    }
    await send(first)
    for await (const part of rest) await send(part)
    await client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }))
  } catch (error) {
    await client.send(new s3.AbortMultipartUploadCommand(upload)).catch(() => {})
    throw error
  }
}
