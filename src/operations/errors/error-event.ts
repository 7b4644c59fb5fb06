import { harmlessMessage } from './error-words.ts';

/** A stack frame: a file of the program and a position in it. */
export interface ErrorFrame {
  filename?: string;
  function?: string;
  lineno?: number;
  colno?: number;
  in_app?: boolean;
}

interface ErrorValue {
  type?: string;
  value?: string;
  stacktrace?: { frames?: ErrorFrame[] };
}

/** What is sent of an error to the collector, in the form of the Sentry protocol; nothing else may be sent. */
export interface ErrorEvent {
  event_id?: string;
  timestamp?: number;
  platform: 'node' | 'javascript';
  level: 'error' | 'fatal';
  release?: string;
  environment?: string;
  transaction?: string;
  tags: Record<string, string>;
  exception: { values: ErrorValue[] };
}

/** Tags and the allowed form of their values: none can contain what somebody has typed. */
const tagForms: Record<string, RegExp> = {
  kind: /^(?:request|job|process|page|log|browser)$/,
  requestId: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  language: /^(?:sr|en)$/,
  role: /^(?:guest|jobseeker|employer|admin)$/,
  method: /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/,
  job: /^[a-z]+(?:[.-][a-z]+)*$/i,
  /** SQLSTATE, or an error code of Node. */
  code: /^(?:[0-9A-Z]{5}|E[A-Z0-9_]{2,40}|ERR_[A-Z0-9_]{2,60})$/,
  /** PostgreSQL's names of constraints, tables and columns, which the program defines. */
  constraint: /^[a-z][a-z0-9_]{0,62}$/,
  table: /^[a-z][a-z0-9_]{0,62}$/,
};

const errorTypes = /^(?:[A-Z][A-Za-z]{0,40}(?:Error|Exception|Rejection)|Error|Problem|DataFolderInUse)$/;
const fileNames = /^(?:node:[a-z_/]+|(?:src|build|scripts|bench|tests|assets|node_modules)\/[\w@.+/-]+\.[cm]?[jt]sx?)$/;
const functionNames = /^(?:async |new )?[\w$.<>#[\] ]{1,100}$/;
/** The pattern of a path, as in `siteMap` and the API: tokens and ids are `{…}` or `:…`. */
const routes = /^(?:\/|no page|(?:\/(?:[a-zA-Z_-]+(?:\.[a-z]+)?|\{\w+\}(?:\.[a-z]+)?|:\w+|\*))+)$/;
const releases = /^[\w.+@-]{1,100}$/;
const environments = /^[a-z]{1,30}$/;
const eventIds = /^[0-9a-f]{32}$/;
const maxFrames = 50;
const maxErrors = 5;

const fits = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const whole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

type Raw = Record<string, unknown>;
const asRaw = (value: unknown): Raw => (typeof value === 'object' && value !== null ? (value as Raw) : {});

const allowedFrame = (value: unknown): ErrorFrame[] => {
  const { filename, function: name, lineno, colno, in_app: inApp } = asRaw(value);
  if (!fits(filename, fileNames) || filename.includes('..')) return [];
  return [
    {
      filename,
      ...(fits(name, functionNames) ? { function: name } : {}),
      ...(whole(lineno) ? { lineno } : {}),
      ...(whole(colno) ? { colno } : {}),
      in_app: inApp === true,
    },
  ];
};

const allowedError = (value: unknown): ErrorValue => {
  const { type, value: message, stacktrace } = asRaw(value);
  const frames = list(asRaw(stacktrace)['frames']).slice(-maxFrames).flatMap(allowedFrame);
  return {
    type: fits(type, errorTypes) ? type : 'Error',
    value: harmlessMessage(typeof message === 'string' ? message : ''),
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
  };
};

/**
 * Copies what is allowed from an event of any origin and drops everything else (rules.md#watched-errors). Idempotent.
 */
export function allowedEvent(event: unknown): ErrorEvent {
  const { event_id: id, timestamp, platform, level, release, environment, transaction, tags, exception } = asRaw(event);
  const values = list(asRaw(exception)['values']).slice(0, maxErrors).map(allowedError);
  const given = asRaw(tags);
  return {
    ...(fits(id, eventIds) ? { event_id: id } : {}),
    ...(typeof timestamp === 'number' && Number.isFinite(timestamp) ? { timestamp } : {}),
    platform: platform === 'javascript' ? 'javascript' : 'node',
    level: level === 'fatal' ? 'fatal' : 'error',
    ...(fits(release, releases) ? { release } : {}),
    ...(fits(environment, environments) ? { environment } : {}),
    ...(fits(transaction, routes) ? { transaction } : {}),
    tags: Object.fromEntries(
      Object.entries(tagForms).flatMap(([name, form]) => {
        const value = given[name];
        return fits(value, form) ? [[name, value]] : [];
      }),
    ),
    exception: { values: values.length > 0 ? values : [{ type: 'Error', value: '' }] },
  };
}
