import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { preload } from 'react-dom';
import { styled } from 'styled-components';
import type { Banner, BannerProps } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { announcementsQuery } from '#portal/data/site-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { type ButtonStyle, buttonStyle } from '#portal/ui/button.tsx';
import { Eyebrow } from '#portal/ui/eyebrow.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useImageAddress, useImageSource } from '#portal/ui/image-source.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Carousel, Copy, Picture, Slide, SlideLink, Track } from './banner.styles.ts';
import { slidesToShow, useCarousel } from './banner-carousel.ts';
import { BannerPager } from './banner-pager.tsx';

const LEADING_PICTURE = { as: 'image', fetchPriority: 'high' } as const;

/** Decoded with the frame that shows it: decoded aside, it would come a frame later than the page around it. */
const FIRST_PICTURE = { fetchPriority: 'high', decoding: 'sync' } as const;

/** The carousel of one group's banners (specification, section 2, "Banner carousel"). A single banner stands still. */
export function BannerView(props: WidgetViewProps<'banner'>) {
  const { nodeId, group, slidesPerView, autoplayMs, speedMs, look, button } = props;
  const isHero = look === 'hero';
  const { t } = useWords();
  const { language, device } = useSite();
  const { data } = useQuery(announcementsQuery(language));
  const banners = (data?.banners ?? []).filter((banner) => banner.groupName === group);
  const track = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const { current, goTo, isMoving } = useCarousel(track, {
    count: banners.length,
    slidesPerView,
    autoplayMs,
    speedMs,
    isPaused,
  });
  const addressOf = useImageAddress();
  const [first] = banners;
  if (!first) return null;
  // React puts it into the answer's `Link` header: the page's largest picture comes before its scripts. The one for the
  // visitor's device has no media query, which browsers judge only when they have parsed the page's first part.
  if (import.meta.env.SSR) {
    const isMobile = device === 'mobile';
    preload(addressOf(first.urlMobile), { ...LEADING_PICTURE, ...(!isMobile && { media: '(max-width: 767.98px)' }) });
    preload(addressOf(first.url), { ...LEADING_PICTURE, ...(isMobile && { media: '(min-width: 768px)' }) });
  }
  return (
    <Carousel
      $isHero={isHero}
      aria-label={t('banner.label')}
      aria-roledescription="carousel"
      data-node={nodeId}
      data-widget="banner"
    >
      <Track ref={track} className="swiper">
        <div className="swiper-wrapper">
          {slidesToShow(banners).map(({ key, banner, isRepeat }, index) => (
            <BannerSlide
              key={key}
              banner={banner}
              isFirst={index === 0}
              isRepeat={isRepeat}
              button={button}
              slidesPerView={banners.length > 1 ? slidesPerView : 1}
            />
          ))}
        </div>
      </Track>
      {banners.length > 1 && (
        <BannerPager
          isHero={isHero}
          count={banners.length}
          current={current}
          autoplayMs={autoplayMs}
          isRunning={isMoving && !isPaused}
          isPaused={isPaused}
          onGoTo={goTo}
          onPause={() => setPaused(!isPaused)}
        />
      )}
    </Carousel>
  );
}

const CallToAction = styled.span<ButtonStyle>`
  ${buttonStyle}
`;

interface BannerSlideProps {
  readonly banner: Banner;
  readonly isFirst: boolean;
  /** Stands in so that a short carousel can go round; no one reads or reaches it. */
  readonly isRepeat: boolean;
  readonly button: BannerProps['button'];
  readonly slidesPerView: number;
}

function BannerSlide({ banner, isFirst, isRepeat, button = 'primary', slidesPerView }: BannerSlideProps) {
  const source = useImageSource(banner.urlMobile);
  const address = useImageAddress();
  // Both pictures come from the same place: the one that the browser chose tells of both.
  const isElsewhere = source.src !== banner.urlMobile;
  const content = (
    <>
      <Picture>
        <source media="(min-width: 768px)" srcSet={isElsewhere ? address(banner.url) : banner.url} />
        <img
          {...source}
          alt=""
          width={664}
          height={416}
          {...(isFirst ? FIRST_PICTURE : { loading: 'lazy', fetchPriority: 'low' })}
        />
      </Picture>
      <Copy>
        {banner.eyebrow && (
          <Eyebrow>
            {banner.eyebrowIcon && <Icon name={banner.eyebrowIcon} size={14} stroke={2} />}
            {banner.eyebrow}
          </Eyebrow>
        )}
        <strong>
          <bdi>{banner.title}</bdi>
        </strong>
        <span>
          <bdi>{banner.content}</bdi>
        </span>
        {banner.buttonLabel && banner.linkageType && <CallToAction $look={button}>{banner.buttonLabel}</CallToAction>}
      </Copy>
    </>
  );
  return (
    <Slide
      className="swiper-slide"
      $perView={slidesPerView}
      role="group"
      aria-roledescription="slide"
      aria-label={banner.title}
      aria-hidden={isRepeat || undefined}
      inert={isRepeat}
    >
      {banner.linkageType ? (
        <SlideLink as={ActionControl} action={banner.linkageType}>
          {content}
        </SlideLink>
      ) : (
        <SlideLink>{content}</SlideLink>
      )}
    </Slide>
  );
}
