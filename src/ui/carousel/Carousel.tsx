import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '../Icon.tsx';
import layout from '../layout.module.css';
import styles from './Carousel.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useSwipe } from './use-swipe.ts';

interface Slide {
	key: string;
	content: ReactNode;
	/** Read aloud when the slide comes up. */
	words: string;
}

/**
 * One slide at a time, moving in 500 ms. It advances by itself until it is paused, pointed at, focused or swiped, and
 * never by itself under reduced motion. Arrow keys, buttons and a finger move it. Needs at least one slide.
 */
export function Carousel({ label, slides }: { label: string; slides: Slide[] }) {
	const [at, setAt] = useState(0);
	const count = slides.length;
	const shown = Math.min(at, count - 1);
	const [hasMoved, setMoved] = useState(false);
	const move = (by: number) => {
		setAt((shown + by + count) % count);
		setMoved(true);
	};
	const { isPlaying, isPaused, setPaused, hold } = useAutoplay(() => move(1), count > 1);
	const swipe = useSwipe((by) => {
		setPaused(true);
		move(by);
	});

	function onKeyDown(event: KeyboardEvent) {
		const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (!by) return;
		event.preventDefault();
		move(by);
	}

	return (
		<section
			className={styles.carousel}
			aria-roledescription="carousel"
			aria-label={label}
			onKeyDown={onKeyDown}
			{...hold}
		>
			<div className={styles.window} {...swipe}>
				<Slides slides={slides} shown={shown} />
			</div>
			{/* All slides are in the page, so the one that moves in is announced here. */}
			<p className={layout.onlyForReaders} aria-live={isPlaying ? 'off' : 'polite'}>
				<span>{`${shown + 1} of ${count}`}</span>
				{hasMoved && ` ${slides[shown]?.words}`}
			</p>
			{count > 1 && <Tools isPaused={isPaused} onPause={setPaused} onMove={move} />}
		</section>
	);
}

function Slides({ slides, shown }: { slides: Slide[]; shown: number }) {
	return (
		<div className={styles.track} style={{ '--at': shown } as Record<string, number>}>
			{slides.map(({ key, content }, at) => (
				<div
					key={key}
					className={styles.slide}
					role="group"
					aria-roledescription="slide"
					aria-label={`${at + 1} of ${slides.length}`}
					inert={at !== shown}
				>
					{content}
				</div>
			))}
		</div>
	);
}

interface ToolsProps {
	isPaused: boolean;
	onPause: (isPaused: boolean) => void;
	onMove: (by: number) => void;
}

function Tools({ isPaused, onPause, onMove }: ToolsProps) {
	return (
		<div className={styles.tools}>
			<button type="button" onClick={() => onPause(!isPaused)} aria-label={isPaused ? 'Play' : 'Pause'}>
				<Icon of={isPaused ? Play : Pause} />
			</button>
			<button type="button" onClick={() => onMove(-1)} aria-label="Previous">
				<Icon of={ChevronLeft} />
			</button>
			<button type="button" onClick={() => onMove(1)} aria-label="Next">
				<Icon of={ChevronRight} />
			</button>
		</div>
	);
}
