/** Addresses that monitors request again and again: neither a visit nor worth a log line. */
export const monitoredPaths: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/metrics']);
