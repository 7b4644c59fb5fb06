/* Preloaded into a measured command: its largest memory, in kilobytes, is the last line on standard error. */
process.on('exit', () => process.stderr.write(`\npeak ${process.resourceUsage().maxRSS}\n`));
