import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { uploadGuestFile } from '#features/files/contract.ts';
import { problemOf } from '#kit/client-errors.ts';
import { samplePdf } from '../support/sample-files.ts';
import { createVisitor } from '../support/visitor.ts';
import { settleWith } from './report.ts';
import { runScenario } from './scenario.ts';

/* The machine itself: its disk, its clock, its memory. */

const hour = 3_600_000;

/** A disk of its own for a site, if this user may make one. */
const mountDisk = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    process.stderr.write('NOT TRIED: a full disk. Mounting one (tmpfs) needs root on Linux.\n');
    return false;
  }
};

test('the disk is full for a while, default database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-fault-disk-'));
  if (!mountDisk(dataDir)) return;
  try {
    let backAfterMs = 0;
    let ended = 0;
    const accounts = await runScenario({ dataDir }, async ({ site, moreWritten }) => {
      for (let time = 0; time < 3; time += 1) {
        const { bavail, bsize } = statfsSync(dataDir);
        const ballast = join(dataDir, 'ballast');
        try {
          writeFileSync(ballast, Buffer.alloc(bavail * bsize));
        } catch {
          // Others wrote meanwhile: the disk is full, which is what is wanted.
        }
        await pause(5000);
        if (site.alive()) expect(await site.readiness()).toMatchObject({ status: 503, missing: ['disk'] });
        rmSync(ballast);
        const begin = performance.now();
        if (site.alive()) {
          while ((await site.readiness())?.status !== 200) await pause(50);
        } else {
          ended += 1;
          await site.start();
        }
        backAfterMs = Math.max(backAfterMs, performance.now() - begin);
        await moreWritten(20);
      }
    });
    settleWith({
      fault: 'disk full for 5 s',
      times: 3,
      accounts,
      backAfterMs,
      note: `${ended} × ended and started`,
    });
  } finally {
    execFileSync('umount', ['-l', dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('the clock goes forward and back an hour', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-fault-clock-'));
  const file = join(folder, 'shift');
  writeFileSync(file, '0');
  const accounts = await runScenario(
    { environment: { FAULT_CLOCK: file }, preloaded: ['./tests/faults/shifted-clock.mjs'] },
    async ({ moreWritten, site }) => {
      for (const shift of [hour, 0, -hour, 0]) {
        writeFileSync(file, String(shift));
        await moreWritten(60);
        expect(await site.readiness()).toMatchObject({ status: 200 });
      }
    },
  );
  settleWith({ fault: 'clock an hour forward and back', times: 4, accounts, backAfterMs: 0 });
  rmSync(folder, { recursive: true });
});

test('memory is scarce while many upload and read at once', async () => {
  const outcomes = new Map<string, number>();
  const note = (outcome: string): void => {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  // A file at the limit, filled with a comment.
  const pdf = Buffer.concat([samplePdf(), Buffer.from(`\n%${'x'.repeat(4_500_000)}\n%%EOF\n`)]);
  let peak = 0;
  const accounts = await runScenario(
    { environment: { NODE_OPTIONS: '--max-old-space-size=160' } },
    async ({ site }) => {
      const upload = async (): Promise<void> => {
        const form = new FormData();
        form.set('file', new File([pdf], 'CV.pdf', { type: 'application/pdf' }));
        try {
          await createVisitor(site.url).call(uploadGuestFile, {}, { form });
          note('uploaded');
        } catch (error) {
          note(`upload ${problemOf(error)?.code ?? String(error)}`);
        }
      };
      const read = async (at: number): Promise<void> =>
        note(`page ${await createVisitor(site.url).open(`/oglasi?q=knjigo${at}`)}`);
      for (let round = 0; round < 4; round += 1) {
        await Promise.all(
          Array.from({ length: 25 }, (_, at) =>
            Promise.all([upload(), read(round * 100 + at), read(round * 100 + at + 50)]),
          ),
        );
        peak = Math.max(peak, site.held().memory);
      }
      expect(site.alive(), site.said()).toBe(true);
    },
  );
  const summary = [...outcomes].map(([what, count]) => `${count} × ${what}`).join(', ');
  settleWith({
    fault: 'heap of 160 MB, 100 uploads of 4,5 MB, 200 pages',
    times: 4,
    accounts,
    backAfterMs: 0,
    note: `${summary}; ${peak} MB at most`,
  });
  for (const outcome of outcomes.keys())
    expect(outcome).toMatch(/^uploaded$|^upload (unavailable|too-many-requests|storage-full)$|^page (200|503)$/);
});
