import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/* The least that can answer a page over the product's HTTP stack: one string of so many bytes, whoever asks. */
const page = 'x'.repeat(Number(process.env.BENCH_BYTES));
const app = new Hono().get('*', (context) => context.html(page));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => process.send?.('ready'));
