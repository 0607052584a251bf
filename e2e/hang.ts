import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

/**
 * Hangs pictures of one's own in the gallery without waiting for a painter: "Banner 1", "Banner 2" … Several are made ready at
 * once, so that they need not hang in that order.
 */
export async function hang(page: Page, count: number, name: string): Promise<void> {
  const { token } = (await (await page.request.get('/api/auth/token')).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  for (let number = 1; number <= count; number++) {
    const background = { r: (number * 40) % 256, g: (number * 90) % 256, b: 120 }
    const buffer = await sharp({ create: { width: 480, height: 480, channels: 3, background } })
      .png()
      .toBuffer()
    const started = await page.request.post('/v2/image/upload', {
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      multipart: {
        title: `${name} ${number}`,
        category: 'items',
        isVisible: 'true',
        file: { name: 'x.png', mimeType: 'image/png', buffer },
      },
    })
    expect(started.status()).toBe(201)
  }
  await expect
    .poll(async () => (await (await page.request.get('/api/v1/user/images', { headers })).json()).totalCount, {
      timeout: 90_000,
    })
    .toBe(count)
}
