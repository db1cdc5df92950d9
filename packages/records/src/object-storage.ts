/** Files in object storage. Apart from the rest, so that a program without it does not load its client. */
export { clockOfBucket, objectStorage } from './files/object-storage.ts';
export type { Bucket, BucketOptions } from './files/s3-connection.ts';
