import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { failureOf, type Progress, tell } from './test-news.ts';

/** Vitest's reporter for `check.ts`. */
export default class VitestNews implements Reporter {
  #progress: Progress = { done: 0, of: 0, unit: 'files', passed: 0, failed: 0 };

  onTestRunStart(files: readonly unknown[]): void {
    this.#progress.of = files.length;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'passed') this.#progress.passed += 1;
    const { moduleId: file, project } = test.module;
    const kind = project.name ? ` (${project.name})` : '';
    const named = { file, line: test.location?.line, name: `${test.fullName}${kind}` };
    if (test.diagnostic()?.flaky) tell({ unsteady: failureOf(named, errors?.[0]) });
    if (state === 'failed') this.#fail(named, errors[0]);
  }

  /** A file that cannot be loaded, or whose preparation failed, has its own errors. */
  onTestModuleEnd(module: TestModule): void {
    const [error] = module.errors();
    if (error) this.#fail({ file: module.moduleId, name: 'the file itself' }, error);
    this.#progress.done += 1;
    tell({ progress: this.#progress });
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly { message: string; stack?: string }[]): void {
    for (const error of unhandled) this.#fail({ file: '', name: 'an error outside of the tests' }, error);
    tell({ progress: this.#progress });
  }

  #fail(test: Parameters<typeof failureOf>[0], error: Parameters<typeof failureOf>[1]): void {
    this.#progress.failed += 1;
    tell({ failure: failureOf(test, error) });
  }
}
