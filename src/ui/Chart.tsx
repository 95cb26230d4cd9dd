import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { onColorsChange } from '#runtime/preferences.ts';
import './uplot.css';
import styles from './Chart.module.css';

export interface ChartLine {
	label: string;
	/** A color token's name: `flag`. */
	color: string;
	/** Null for days with no data. */
	values: (number | null)[];
}

const HEIGHT = 200;

/** Lines over days (ISO 8601 dates). `summary` puts them into words, for screen readers and below the picture. */
export function Chart({
	title,
	summary,
	days,
	lines,
}: {
	title: string;
	summary: string;
	days: string[];
	lines: ChartLine[];
}) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const holder = place.current;
		if (!holder) return;
		let plot: uPlot | undefined;
		const draw = () => {
			plot?.destroy();
			plot = new uPlot(optionsFor(holder, lines), dataOf(days, lines), holder);
		};
		draw();
		const width = new ResizeObserver(() => plot?.setSize({ width: holder.clientWidth, height: HEIGHT }));
		width.observe(holder);
		const stop = onColorsChange(draw);
		return () => {
			width.disconnect();
			stop();
			plot?.destroy();
		};
	}, [days, lines]);
	return (
		<figure className={styles.chart}>
			<h3>{title}</h3>
			<div ref={place} className={styles.plot} aria-hidden="true" />
			<figcaption>{summary}</figcaption>
		</figure>
	);
}

const dataOf = (days: string[], lines: ChartLine[]): uPlot.AlignedData => [
	days.map((day) => Date.parse(day) / 1000),
	...lines.map(({ values }) => values),
];

/** Colors are read from the tokens: a canvas does not know custom properties. */
function optionsFor(holder: HTMLElement, lines: ChartLine[]): uPlot.Options {
	const tone = (name: string) => {
		holder.style.color = `var(--${name})`;
		const { color } = getComputedStyle(holder);
		holder.style.color = '';
		return color;
	};
	const { fontFamily } = getComputedStyle(holder);
	const axis = {
		font: `13px ${fontFamily}`,
		stroke: tone('ink-soft'),
		grid: { stroke: tone('hairline'), width: 1 },
		ticks: { show: false },
	};
	return {
		width: holder.clientWidth,
		height: HEIGHT,
		tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
		legend: { show: lines.length > 1, live: false },
		scales: { y: { range: (_, __, most) => [0, Math.max(4, most ?? 0)] } },
		axes: [
			axis,
			{ ...axis, size: 44, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000] },
		],
		series: [
			{ value: '{YYYY}-{MM}-{DD}' },
			...lines.map(({ label, color }) => ({
				label,
				stroke: tone(color),
				width: 2,
				points: { show: lines[0]?.values.filter((value) => value !== null).length === 1 },
			})),
		],
	};
}
