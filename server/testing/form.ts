/** A form as it is sent: its bytes, and what says where its parts end. */
export async function formPayload(form: FormData): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const request = new Request('http://x', { method: 'POST', body: form })
  return {
    bytes: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}
