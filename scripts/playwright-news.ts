import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { failureOf, type Progress, tell } from './test-news.ts';

/** Playwright's reporter for `check.ts`. */
export default class PlaywrightNews implements Reporter {
  #progress: Progress = { done: 0, of: 0, unit: 'tests', passed: 0, failed: 0 };

  onBegin(_: FullConfig, suite: Suite): void {
    this.#progress.of = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, error, retry }: TestResult): void {
    const failed = status !== 'passed' && status !== 'skipped';
    const { file, line } = test.location;
    const named = { file, line, name: test.titlePath().slice(3).join(' > ') };
    if (failed && retry < test.retries) {
      tell({ unsteady: failureOf(named, error) });
      return;
    }
    this.#progress.done += 1;
    if (status === 'passed') this.#progress.passed += 1;
    else if (failed) this.#fail(named, error);
    tell({ progress: this.#progress });
  }

  onError(error: TestError): void {
    this.#fail({ file: error.location?.file ?? '', name: 'an error outside of the tests' }, error);
    tell({ progress: this.#progress });
  }

  #fail(test: Parameters<typeof failureOf>[0], error: Parameters<typeof failureOf>[1]): void {
    this.#progress.failed += 1;
    tell({ failure: failureOf(test, error) });
  }
}
