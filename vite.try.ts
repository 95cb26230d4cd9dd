import base from './vite.config.ts';
const framework = (base as any).build.rolldownOptions.output.codeSplitting.groups[0];
const L = 'open-article|held-article|known-record|use-articles|use-keeping|use-open-article|article-address|open-window|ArticlePrompt|ArticlesAge|NoArticlesHere|NewWindow|first-general';
const L2 = 'open-article|held-article|use-articles|use-keeping|use-open-article|article-address|open-window|ArticlePrompt|ArticlesAge|NoArticlesHere|NewWindow|first-general';
const variants: Record<string, any[]> = {
 g: [framework, { name: 'reading', test: new RegExp(`src/(voices/(${L2})\\.|content/(articles|shown-articles)\\.)`) }],
 g2: [framework, { name: 'reading', test: new RegExp(`src/(voices/(${L2}|ArticleLink|SampleMark)\\.|content/(articles|shown-articles)\\.)`) }],

 onlyvoices: [framework, { name: 'reading', test: new RegExp(`src/voices/(${L})`) }],
 novc: [framework, { name: 'reading', test: new RegExp(`src/(voices/(${L})|content/(articles|shown-articles)\\.)`) }],
 plus: [framework, { name: 'reading', test: new RegExp(`src/(voices/(${L}|ArticleLink|SampleMark)|domain/(views/|articles/|trips/trip-plan|accounts/subscription)|content/(articles|shown-articles)\\.)`) }],
 plus2: [framework, { name: 'reading', test: new RegExp(`src/(voices/(${L}|SampleMark|ArticleLink)|ui/(paint|day-words)|domain/(limits|views/|articles/(locality|targeting)|colleges/paint-hue|sheet/seed|states/region|trips/trip-plan|accounts/subscription)|content/(articles|shown-articles)\\.)`) }],

 none: [framework],
 aware0: [framework, { name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 0 }],
 aware1k: [framework, { name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1000 }],
 aware3k: [framework, { name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 }],
 aware6k: [framework, { name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6000 }],
 voices: [framework, { name: 'voices', test: /\/src\/(voices|content|domain\/(views|articles|trips|accounts))\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 }],
};
const config = structuredClone ? { ...(base as any) } : base;
config.build = { ...config.build, outDir: '/tmp/client/dist-' + process.env.V, rolldownOptions: { ...config.build.rolldownOptions, output: { codeSplitting: { includeDependenciesRecursively: false, groups: variants[process.env.V!] } } } };
export default config;
