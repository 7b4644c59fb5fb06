import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createFolderStore } from '#host/files/folder-store.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { logoPixels } from './file-content.ts';
import { redrawLogosJob } from './file-jobs.ts';
import { files } from './file-table.ts';

const app = await createTestApplication();
const store = createFolderStore(app.dataDir);

const stored = async (id: string) => {
  const [row] = await app.database.executor.select().from(files).where(eq(files.id, id));
  return row as typeof files.$inferSelect;
};

test('a logo of an earlier version is drawn on its square, once; one that cannot be read stays', async () => {
  const clear = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const ids: string[] = [];
  for (const content of [clear, Buffer.from('no picture')]) {
    const storageKey = `2026-01/${ids.length}`;
    await store.put(storageKey, content);
    const [row] = await app.database.executor
      .insert(files)
      .values({
        purpose: 'logo',
        name: 'logo.png',
        mediaType: 'image/png',
        size: content.length,
        storageKey,
        createdAt: app.clock.now(),
        attachedAt: app.clock.now(),
      })
      .returning();
    ids.push((row as typeof files.$inferSelect).id);
  }
  const before = await Promise.all(ids.map(stored));
  await app.jobs.send(app.database.executor, redrawLogosJob, {});
  await app.jobs.runPending();
  const [drawn, broken] = await Promise.all(ids.map(stored));
  expect(drawn).toMatchObject({ width: logoPixels, height: logoPixels });
  expect(broken).toEqual(before[1]);
  const bytes = await buffer(await store.read(drawn?.storageKey as string));
  expect(bytes.length).toBe(drawn?.size);
  expect((await sharp(bytes).stats()).isOpaque).toBe(true);
  await expect(store.read(before[0]?.storageKey as string)).rejects.toThrow();

  await app.jobs.send(app.database.executor, redrawLogosJob, {});
  await app.jobs.runPending();
  expect(await stored(ids[0] as string)).toEqual(drawn);
});
